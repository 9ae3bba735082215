import { createRequire } from 'node:module'
import type { Language } from '../../shared/locale.ts'

/** Messages of the newest version in its other languages: each language has the same keys. */
const requireModule = createRequire(import.meta.url)
const files: Record<Language, string> = { zh: 'zh-CN', tw: 'zh-TW', en: 'en-US' }

type MessagesByKey = Record<string, string>

function textsIn(language: Language): MessagesByKey {
  const module = requireModule(`vxe-pc-ui/lib/language/${files[language]}.js`) as { default?: unknown }
  const { vxe } = (module.default ?? module) as { vxe: { error: MessagesByKey } }
  return vxe.error
}

/** Created with the first message in another language. */
let patterns: ReturnType<typeof readPatterns> | undefined
const readPatterns = () =>
  Object.entries(textsIn('zh')).map(([key, text]) => ({
    key,
    /** Index of the placeholder that each group matches. */
    parts: Array.from(text.matchAll(/\{(\d)\}/g), ([, part = '']) => part),
    expression: new RegExp(
      `^${text
        .split(/\{\d\}/)
        .map(escaped)
        .join('(.*)')}$`
    )
  }))

/** Translates `[vxe ui v3.14.27] 参数 "autosize" 已废弃，请使用 "auto-size"`; unknown messages are unchanged. */
export function translateMessage(message: string, language: Language): string {
  if (language === 'zh') return message
  const [, source = '', messageText = message] = /^(\[vxe[^\]]*\] )?(.*)$/s.exec(message) ?? []
  for (const { key, parts, expression } of (patterns ??= readPatterns())) {
    const match = expression.exec(messageText)
    const text = match && textsIn(language)[key]
    if (text) return source + text.replace(/\{(\d)\}/g, (_, part: string) => match[parts.indexOf(part) + 1] ?? '')
  }
  return message
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
