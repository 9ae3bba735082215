import { createRequire } from 'node:module'
import type { Language } from '../../shared/locale.ts'

/** What the newest version logs, said in another of its languages: it knows its messages by key in each of them. */
const load = createRequire(import.meta.url)
const files: Record<Language, string> = { zh: 'zh-CN', tw: 'zh-TW', en: 'en-US' }

type Texts = Record<string, string>

function textsIn(language: Language): Texts {
  const module = load(`vxe-pc-ui/lib/language/${files[language]}.js`) as { default?: unknown }
  const { vxe } = (module.default ?? module) as { vxe: { error: Texts } }
  return vxe.error
}

/** Made when a message is asked for in another language. */
let patterns: ReturnType<typeof readPatterns> | undefined
const readPatterns = () =>
  Object.entries(textsIn('zh')).map(([key, text]) => ({
    key,
    /** Which part of the message each group is. */
    parts: Array.from(text.matchAll(/\{(\d)\}/g), ([, part = '']) => part),
    expression: new RegExp(
      `^${text
        .split(/\{\d\}/)
        .map(escaped)
        .join('(.*)')}$`
    )
  }))

/** `[vxe ui v3.14.27] 参数 "autosize" 已废弃，请使用 "auto-size"`; what it does not know stays as it is. */
export function inLanguage(message: string, language: Language): string {
  if (language === 'zh') return message
  const [, source = '', said = message] = /^(\[vxe[^\]]*\] )?(.*)$/s.exec(message) ?? []
  for (const { key, parts, expression } of (patterns ??= readPatterns())) {
    const found = expression.exec(said)
    const text = found && textsIn(language)[key]
    if (text) return source + text.replace(/\{(\d)\}/g, (_, part: string) => found[parts.indexOf(part) + 1] ?? '')
  }
  return message
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
