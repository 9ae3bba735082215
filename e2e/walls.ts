import type { Host, Walls } from './loopback-host.ts'
import { lendHost, openSite, openStranger } from './loopback-host.ts'
import { test as plain } from './site.ts'

export interface Hosts {
  walls: Walls
  site: Host
  stranger: Host
}

/** Each attack is made twice: on the site as it is, where it must fail, and without walls, where it must work. */
export const test = plain.extend<Hosts>({
  // A program that got out may have done anything to its browser, and each test has a site of its own.
  cold: true,
  walls: ['up', { option: true }],
  site: ({ walls }, use, { project }) => lendHost(openSite(project.use.baseURL!, walls), use),
  // oxlint-disable-next-line no-empty-pattern -- how a fixture says that it needs no other
  stranger: ({}, use) => lendHost(openStranger(), use),
  baseURL: async ({ site }, use) => use(site.origin)
})
