import type { Attack } from '../attacks.ts'

/**
 * What a program could want of the reader's disk, where the page itself is a file. Most is refused before any policy is
 * read: the frame has no origin.
 */
export function fileAttacks(folder: string): Attack[] {
  const at = (name: string) => JSON.stringify(folder + name)
  const element = (tag: string, attribute: string, name: string, more = '') =>
    `return await element("${tag}", { ${more}${attribute}: ${at(name)} })`
  return [
    {
      name: 'fetch of a file',
      code: `return (await fetch(${at('start.html')})).status`,
      walled: 'TypeError, connect-src',
      bare: 'TypeError'
    },
    {
      name: 'request of a file',
      code: `const x = new XMLHttpRequest(); x.open("GET", ${at('start.html')}); x.send(); return await event(x, "load", "error")`,
      walled: 'error',
      bare: 'error'
    },
    {
      name: 'image of a file',
      code: element('img', 'src', 'static/img/favicon.svg'),
      walled: 'error',
      bare: 'load'
    },
    {
      name: 'script of a file',
      code: element('script', 'src', 'files/000.js'),
      walled: 'error',
      bare: 'load'
    },
    {
      name: 'frame of a file',
      code: element('iframe', 'src', 'start.html'),
      walled: 'silence',
      bare: 'load'
    },
    {
      name: 'address of the page',
      code: 'return parent.location.href.slice(0, 5)',
      walled: 'SecurityError',
      bare: 'file:'
    },
    {
      name: 'leading the page to a file',
      code: `parent.location.href = ${at('files/')}; return "led"`,
      walled: 'SecurityError',
      bare: 'led'
    },
    {
      name: 'storage of the page',
      code: 'return parent.localStorage.getItem("vxe-docs:banner")',
      walled: 'SecurityError',
      bare: 'closed'
    }
  ]
}
