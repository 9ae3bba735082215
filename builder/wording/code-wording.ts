import type { LocatedText } from './code-texts.ts'
import { codeTexts } from './code-texts.ts'
import { lengthOf, proseOf, sentencesOf } from './prose.ts'

/** A line of the list in docs/code-style.md. */
export interface CodeRule {
  id: string
  expression: RegExp
  /** Replacement to suggest. */
  write: string
}

export interface CodeRules {
  /** For comments, test titles, decisions and commit titles. */
  texts: CodeRule[]
  /** For the words of declared names: `createSearchIndex` has three. */
  names: CodeRule[]
}

export function readCodeRules(codeStyle: string): CodeRules {
  const [, list = ''] = /```text\n([\s\S]*?)\n```/.exec(codeStyle) ?? []
  const rules = list.split('\n').map(line => {
    const parts = /^([ci]\d\d)  (.+?)  → (.+)$/.exec(line)
    if (!parts) throw new Error(`docs/code-style.md: "${line}" is not "id  expression  → replacement".`)
    const [, id = '', expression = '', write = ''] = parts
    return { id, expression: new RegExp(expression, 'iu'), write }
  })
  return {
    texts: rules.filter(({ id }) => id.startsWith('c')),
    names: rules.filter(({ id }) => id.startsWith('i'))
  }
}

/** Returns a line for each comment, test title and name of a source file that breaks a rule. */
export function codeProblems(name: string, source: string, rules: CodeRules): string[] {
  const { comments, titles, names } = codeTexts(name, source)
  return [
    ...comments.flatMap(comment => textProblems(name, 'comment', comment, rules.texts)),
    ...titles.flatMap(title => textProblems(name, 'title', title, rules.texts)),
    // Specs of the content name the data of their demos.
    ...(name.startsWith('content/') ? [] : names.flatMap(each => nameProblems(name, each, rules.names)))
  ]
}

function textProblems(file: string, kind: string, { line, text }: LocatedText, rules: readonly CodeRule[]): string[] {
  // Quoted text and code keep their words.
  const read = text.replace(/`[^`]*`|"[^"]*"|“[^”]*”|https?:\S+/g, '⟦⟧')
  return rules.flatMap(({ id, expression, write }) => {
    const found = expression.exec(read)
    return found ? [`${file}:${line} ${id} ${kind} “${shorten(text)}”: “${found[0]}” → ${write}`] : []
  })
}

function nameProblems(file: string, { line, text }: LocatedText, rules: readonly CodeRule[]): string[] {
  const words = text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
  return rules.flatMap(({ id, expression, write }) => {
    const found = words.find(word => expression.test(word))
    return found === undefined ? [] : [`${file}:${line} ${id} name ${text}: “${found}” → ${write}`]
  })
}

const shorten = (text: string): string => (text.length > 80 ? `${text.slice(0, 80)}…` : text)

const maxTitle = 72

/** `title` is the first line of a commit message. */
export function commitProblems(hash: string, title: string, rules: CodeRules): string[] {
  const name = `commit ${hash}`
  return [
    ...(title.length > maxTitle
      ? [`${name}: a title of ${title.length} characters, at most ${maxTitle}: “${title}”`]
      : []),
    ...(/^[a-z][\w/.-]*(?:, [a-z][\w/.-]*)*: [a-z]/.test(title)
      ? []
      : [`${name}: “${title}” is not “area: verb object” in lower case`]),
    ...textProblems(name, 'title', { line: 1, text: title.replace(/^[^:]*: /, '') }, rules.texts)
  ]
}

const maxWords = 25

/** Sentences of README.md and CONTRIBUTING.md, which newcomers read first. */
export function documentProblems(name: string, source: string): string[] {
  return proseOf(source)
    .flatMap(({ blocks }) => blocks)
    .flatMap(({ line, text }) =>
      sentencesOf(text, 'en')
        .filter(sentence => lengthOf(sentence, 'en') > maxWords)
        .map(
          sentence =>
            `${name}:${line} a sentence of ${lengthOf(sentence, 'en')} words, at most ${maxWords}: “${sentence}”`
        )
    )
}
