import type { Page } from '../../shared/page.ts'

/** The `page` of a compiled page module, for tests: the line that exports it is a program of its own. */
export async function pageOf(code: string): Promise<Page> {
  const line = code.split('\n').findLast(text => text.startsWith('export const page = '))
  const { page } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(line ?? '')}`)
  return page
}
