export const quickTag: '@quick'
export const unitTests: string[]
export const slowUnitTests: string[]
export const browserTests: string[]
export const hostTests: string[]
export function listPages(content: string): string[]
export function selectPart<T>(items: T[], sweep: string | undefined): T[]
export function readPage(content: string, page: string): { kind: string; demos: string[] }
export function phaseOf(name: string): 'unit quick' | 'unit slow' | 'browser' | 'browser hosts' | undefined
export function quickBrowserTests(content?: string): RegExp
export function quickDemos(content?: string): string[]
export function quickPages(content?: string): string[]
export function quickSweepPages(content?: string): string[]
