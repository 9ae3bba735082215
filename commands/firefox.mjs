import { findProgram } from './system-packages.mjs'

/** Returns the second browser engine of the tests. */
export const findFirefox = () =>
  findProgram({
    name: 'Firefox',
    variable: 'FIREFOX',
    commands: ['firefox-esr', 'firefox'],
    packages: ['firefox-esr']
  })
