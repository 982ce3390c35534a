import GirgenCommand

Program.main()
