import { readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Language } from '../../shared/locale.ts'
import { moduleData } from '../pages/content-data.ts'

/** Errors and warnings of the installed library. */
export interface LibraryMessages {
  /** Texts by language and by key below `vxe.error`: `缺少必要的 "{0}" 参数…`. */
  texts: Record<Language, Record<string, string>>
  /** Paths of all other texts of the interface: `vxe.table.emptyText`. */
  textPaths: readonly string[]
  /** First values that a message is logged with, by key; `*` replaces the parts that are only known at run time. */
  values: Record<string, string[]>
}

const packages = path.resolve(import.meta.dirname, '../../node_modules/vxe-table/packages')
const localeFiles: Record<Language, string> = { zh: 'zh-CN', tw: 'zh-TC', en: 'en-US' }

export function readLibraryMessages(): LibraryMessages {
  return {
    texts: { zh: readErrors('zh'), tw: readErrors('tw'), en: readErrors('en') },
    textPaths: listPaths(readLocale('zh')).filter(each => !each.startsWith('vxe.error.')),
    values: findLoggedValues(readSources())
  }
}

interface LocaleModule {
  default: { vxe: { error: Record<string, string> } }
}

const readErrors = (language: Language): Record<string, string> => readLocale(language).vxe.error

function readLocale(language: Language): LocaleModule['default'] {
  const file = `locale/lang/${localeFiles[language]}.js`
  const locale = moduleData<LocaleModule>(readFileSync(path.join(packages, file), 'utf8')).default
  if (!locale?.vxe.error)
    throw new Error(
      `vxe-table/packages/${file} has no vxe.error. The search takes the messages of the library from there.`
    )
  return locale
}

const listPaths = (texts: object): string[] =>
  Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? listPaths(value).map(rest => `${key}.${rest}`) : [key]
  )

const laterLocaleFiles: Record<Language, string> = { zh: 'zh-CN', tw: 'zh-TW', en: 'en-US' }
const requireModule = createRequire(import.meta.url)

/** Returns the messages of vxe-table 3.9 and later, which vxe-pc-ui contains, by language and key. */
export function readLaterMessages(): LibraryMessages['texts'] {
  const readTexts = (language: Language) =>
    (requireModule(`vxe-pc-ui/lib/language/${laterLocaleFiles[language]}.js`) as LocaleModule).default.vxe.error
  return { zh: readTexts('zh'), tw: readTexts('tw'), en: readTexts('en') }
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
