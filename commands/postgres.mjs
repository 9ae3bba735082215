import { findProgram } from './system-packages.mjs'

/** Debian's supported versions, the newest first. */
const debianPrograms = [18, 17, 16, 15, 14, 13].map(version => `/usr/lib/postgresql/${version}/bin/postgres`)

/** Returns the program of a PostgreSQL server, a store of the tests; Debian keeps it outside of PATH. */
export const findPostgres = () =>
  findProgram({
    name: 'PostgreSQL',
    variable: 'POSTGRES',
    commands: [...debianPrograms, 'postgres'],
    packages: ['postgresql']
  })
