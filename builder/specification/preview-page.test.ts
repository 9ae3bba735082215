import path from 'node:path'
import { expect, test } from 'vitest'
import { contentFolder } from '../pages/content-files.ts'
import { pageFile } from '../pages/site.ts'

const files = contentFolder(path.resolve(import.meta.dirname, '../../content'))

test.each(['zh', 'en'] as const)(
  'the page /api/preview has only the sections "library" and "not-planned" (%s)',
  language => {
    const text = files.read(pageFile('/api/preview', language))
    const headings = [...text.matchAll(/^## .* \{\/\*([\w-]+)\*\/\}$/gm)].map(([, id]) => id)
    expect(headings).toEqual(['library', 'not-planned'])
  }
)
