import type { ContentFiles } from '../pages/content-files.ts'

const maxQuestionLength = 160

/**
 * Checks the files of reader questions, one question per line: only the search reads them, so no other check sees their
 * form.
 */
export function questionProblems(files: ContentFiles): string[] {
  return files.list().flatMap(name => {
    const [, folder, language] = /^(.+)\/questions\.(\w+)\.txt$/.exec(name) ?? []
    if (folder === undefined) return []
    const file = `content/${name}`
    if (language !== 'zh' && language !== 'en')
      return [`${file} is read by nobody. Questions stand in questions.zh.txt and questions.en.txt.`]
    if (!files.has(`${folder}/page.${language}.mdx`))
      return [`${file} has no page.${language}.mdx beside it. Put the questions beside the page that answers them.`]
    return linesProblems(file, files.read(name), language)
  })
}

function linesProblems(file: string, text: string, language: 'zh' | 'en'): string[] {
  const seen = new Set<string>()
  return text
    .replace(/\n$/, '')
    .split('\n')
    .flatMap((line, index) => {
      const lowerCaseLine = line.toLowerCase()
      const problem =
        lineProblem(line, language) ?? (seen.has(lowerCaseLine) ? 'stands there already. Leave it out.' : undefined)
      seen.add(lowerCaseLine)
      return problem ? [`${file}:${index + 1} ${problem}`] : []
    })
}

function lineProblem(line: string, language: 'zh' | 'en'): string | undefined {
  if (!line.trim()) return 'is empty. Leave it out.'
  if (line !== line.trim().replace(/\s+/g, ' ')) return 'has spaces that nobody types. Leave them out.'
  if (line.length > maxQuestionLength) return `is longer than ${maxQuestionLength} characters. Ask one thing.`
  if (language === 'en' && /\p{Script=Han}/u.test(line)) return 'is Chinese. Put it into questions.zh.txt.'
  return undefined
}
