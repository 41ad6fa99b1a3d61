import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

// Keeps unit tests from reading the developer's configuration and from writing into the project.
process.env.DATA_DIR = mkdtempSync(path.join(tmpdir(), 'stackbook-unit-'))
process.env.NEXTAUTH_SECRET = 'unit-tests-secret-unit-tests-secret'
process.env.LOG_LEVEL = 'silent'
