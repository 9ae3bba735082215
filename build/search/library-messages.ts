import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Language } from '../../shared/locale.ts'
import { moduleData } from '../pages/content-data.ts'

/** Errors and warnings of the installed library. */
export interface LibraryMessages {
  /** Texts by language and by key below `vxe.error`: `缺少必要的 "{0}" 参数…`. */
  texts: Record<Language, Record<string, string>>
  /** First values that a message is logged with, by key; `*` replaces the parts that are only known at run time. */
  values: Record<string, string[]>
}

const packages = path.resolve(import.meta.dirname, '../../node_modules/vxe-table/packages')
const localeFiles: Record<Language, string> = { zh: 'zh-CN', tw: 'zh-TC', en: 'en-US' }

export function readLibraryMessages(): LibraryMessages {
  return {
    texts: { zh: readErrors('zh'), tw: readErrors('tw'), en: readErrors('en') },
    values: findLoggedValues(readSources())
  }
}

interface LocaleModule {
  default: { vxe: { error: Record<string, string> } }
}

function readErrors(language: Language): Record<string, string> {
  const file = `locale/lang/${localeFiles[language]}.js`
  const errors = moduleData<LocaleModule>(readFileSync(path.join(packages, file), 'utf8')).default?.vxe.error
  if (!errors)
    throw new Error(
      `vxe-table/packages/${file} has no vxe.error. The search takes the messages of the library from there.`
    )
  return errors
}

function readSources(): string {
  const names = readdirSync(packages, { recursive: true, encoding: 'utf8' }).filter(
    name => name.endsWith('.js') && !name.startsWith('locale')
  )
  return names.map(name => readFileSync(path.join(packages, name), 'utf8')).join('\n')
}

/** `warnLog('vxe.error.reqProp', ['keep-source'])` -> `reqProp: ['keep-source']`; comments do not count. */
export function findLoggedValues(source: string): Record<string, string[]> {
  const values: Record<string, string[]> = {}
  for (const line of source.split('\n')) {
    const [, key, value] = /^(?!\s*\/\/).*'vxe\.error\.(\w+)'(?:, \[('[^']*'|`[^`]*`|\w+))?/.exec(line) ?? []
    if (key)
      (values[key] ??= []).push(
        value === undefined ? '' : /^['`]/.test(value) ? value.slice(1, -1).replace(/\$\{[^}]*\}/g, '*') : '*'
      )
  }
  return values
}
