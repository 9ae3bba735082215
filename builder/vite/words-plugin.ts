import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { languages } from '../../shared/locale.ts'
import { eraseTypes } from '../demos/erase-types.ts'
import { expandWords } from '../locale/expand-words.ts'

/** Completes `words` with Traditional Chinese. `messages.ts?en` contains the words of one language only. */
export function words(): Plugin {
  return {
    name: 'words',
    enforce: 'pre',
    load(id) {
      const [file = '', query] = id.split('?')
      const language = file.endsWith('.ts') && languages.find(each => each === query)
      return language ? eraseTypes(expandWords(readFileSync(file, 'utf8'), language)) : undefined
    },
    transform: {
      filter: { id: /-texts\.ts$|\/texts\.ts$|\/upgrade\/rules\/[\w-]+\.ts$/, code: /\bwords\(/ },
      handler: code => ({ code: expandWords(code), map: null })
    }
  }
}
