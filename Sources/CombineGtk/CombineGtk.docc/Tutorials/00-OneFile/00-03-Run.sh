combinegtk run clicks.swift
