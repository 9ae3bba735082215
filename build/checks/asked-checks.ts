import type { ContentFiles } from '../pages/content-files.ts'

const longest = 160

/** What readers ask, a line each: nobody reads these files but the search, so they are held to their form here. */
export function askedProblems(files: ContentFiles): string[] {
  return files.list().flatMap(name => {
    const [, folder, language] = /^(.+)\/asked\.(\w+)\.txt$/.exec(name) ?? []
    if (folder === undefined) return []
    const file = `content/${name}`
    if (language !== 'zh' && language !== 'en')
      return [`${file} is read by nobody. Questions stand in asked.zh.txt and asked.en.txt.`]
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
      const known = line.toLowerCase()
      const problem =
        lineProblem(line, language) ?? (seen.has(known) ? 'stands there already. Leave it out.' : undefined)
      seen.add(known)
      return problem ? [`${file}:${index + 1} ${problem}`] : []
    })
}

function lineProblem(line: string, language: 'zh' | 'en'): string | undefined {
  if (!line.trim()) return 'is empty. Leave it out.'
  if (line !== line.trim().replace(/\s+/g, ' ')) return 'has spaces that nobody types. Leave them out.'
  if (line.length > longest) return `is longer than ${longest} characters. Ask one thing.`
  if (language === 'en' && /\p{Script=Han}/u.test(line)) return 'is Chinese. Put it into asked.zh.txt.'
  return undefined
}
