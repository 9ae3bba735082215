import type { Attack } from '../attacks.ts'

/**
 * Attempts to read the reader's disk from a page that is opened as a file. Most fail before any policy is read, because
 * the frame has no origin.
 */
export function fileAttacks(folder: string): Attack[] {
  const at = (name: string) => JSON.stringify(folder + name)
  const element = (tag: string, attribute: string, name: string, more = '') =>
    `return await element("${tag}", { ${more}${attribute}: ${at(name)} })`
  return [
    {
      name: 'fetch of a file',
      code: `return (await fetch(${at('start.html')})).status`,
      sandboxed: 'TypeError, connect-src',
      unprotected: 'TypeError'
    },
    {
      name: 'request of a file',
      code: `const x = new XMLHttpRequest(); x.open("GET", ${at('start.html')}); x.send(); return await event(x, "load", "error")`,
      sandboxed: 'error',
      unprotected: 'error'
    },
    {
      name: 'image of a file',
      code: element('img', 'src', 'static/img/favicon.svg'),
      sandboxed: 'error',
      unprotected: 'load'
    },
    {
      name: 'script of a file',
      code: element('script', 'src', 'files/000.js'),
      sandboxed: 'error',
      unprotected: 'load'
    },
    {
      name: 'frame of a file',
      code: element('iframe', 'src', 'start.html'),
      sandboxed: 'no result',
      unprotected: 'load'
    },
    {
      name: 'address of the page',
      code: 'return parent.location.href.slice(0, 5)',
      sandboxed: 'SecurityError',
      unprotected: 'file:'
    },
    {
      name: 'leading the page to a file',
      code: `parent.location.href = ${at('files/')}; return "led"`,
      sandboxed: 'SecurityError',
      unprotected: 'led'
    },
    {
      name: 'storage of the page',
      code: 'return parent.localStorage.getItem("vxe-docs:upgrade-notice")',
      sandboxed: 'SecurityError',
      unprotected: 'read'
    }
  ]
}
