import { boot } from '../shared/boot.ts'

/**
 * Addresses of failed style sheets. A chunk waits for its sheets only on its first import, so a second import would
 * resolve without them; they are requested again here.
 */
const failedSheets = new Set<string>()

if (typeof document !== 'undefined')
  document.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return
      failedSheets.add(target.href)
      target.remove()
    },
    true
  )

/** The sheet requested by index.html, which may have failed before the listener above was added. */
let firstSheet: Promise<unknown> | undefined

export async function reloadFailedSheets(): Promise<void> {
  if (typeof window === 'undefined') return
  firstSheet ??= boot().librarySheet?.catch(({ message }: Error) => failedSheets.add(message))
  await firstSheet
  await Promise.all([...failedSheets].map(reloadSheet))
}

const reloadSheet = (href: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    link.addEventListener('load', () => {
      failedSheets.delete(href)
      resolve()
    })
    link.addEventListener('error', () => reject(new Error(`Unable to preload CSS for ${href}`)))
    document.head.append(link)
  })
