import type { LoopbackHost, Protection } from './loopback-host.ts'
import { withHost, openSite, openOtherHost } from './loopback-host.ts'
import { test as base } from './site.ts'

export interface SandboxFixtures {
  protection: Protection
  site: LoopbackHost
  otherHost: LoopbackHost
}

/**
 * Test for attacks that run twice: with the protections, where they must fail, and without them, where they must
 * succeed.
 */
export const test = base.extend<SandboxFixtures>({
  // A program that has escaped may have changed its browser in any way, and each test has its own site.
  cold: true,
  protection: ['full', { option: true }],
  site: ({ protection }, use, { project }) => withHost(openSite(project.use.baseURL!, protection), use),
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
  otherHost: ({}, use) => withHost(openOtherHost(), use),
  baseURL: async ({ site }, use) => use(site.origin)
})
