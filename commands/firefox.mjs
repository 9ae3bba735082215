import { systemProgram } from './system-packages.mjs'

/** The other engine of the tests. */
export const firefox = () =>
  systemProgram({
    name: 'Firefox',
    variable: 'FIREFOX',
    commands: ['firefox-esr', 'firefox'],
    packages: ['firefox-esr']
  })
