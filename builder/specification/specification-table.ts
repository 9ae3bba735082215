import type { SpecificationTest, SpecifiedSection } from './sections.ts'

export const tableFile = 'docs/specification.md'

/** Reads a file of the project, or undefined where there is none. */
type ReadFile = (name: string) => string | undefined

/** Lists the named files and tests that don't exist. */
export function findMissingTests(sections: readonly SpecifiedSection[], read: ReadFile): string[] {
  return sections.flatMap(({ title, rows }) =>
    rows.flatMap(({ statement, files, tests }) => [
      ...(tests.length
        ? []
        : [`${title}: nothing tests “${statement}”. Name a test in builder/specification/sections.ts.`]),
      ...files
        .filter(file => read(file) === undefined)
        .map(file => `${title}: “${statement}” names ${file}, which is gone. Mend builder/specification/sections.ts.`),
      ...tests
        .filter(test => !hasTest(read(test.file), test.title))
        .map(
          test =>
            `${title}: “${statement}” is held by ${test.file}, “${test.title}”, which is gone. Name the test that holds it now in builder/specification/sections.ts.`
        )
    ])
  )
}

/** The title is the first argument of `test(…)` or of `test.each(…)(…)`. */
const testCall = /(?:\b(?:test|coldTest)|\))\(\s*$/

function hasTest(source = '', title: string): boolean {
  return ["'", '"', '`'].some(quote =>
    source
      .split(`${quote}${title}${quote}`)
      .slice(0, -1)
      .some(before => testCall.test(before.slice(-80)))
  )
}

export function specificationTable(sections: readonly SpecifiedSection[]): string {
  return (
    [
      '# The specification and what holds it',
      'Each line says what the specification asks for, where it is made and which tests fail without it. Written from `builder/specification/sections.ts` by `npx tsx builder/check-specification.ts --write`; `npm run check` fails when a named file or test is gone.',
      ...sections.map(({ title, rows }) =>
        [
          `## ${title}\n`,
          '| It says | Made in | Held by |',
          '| --- | --- | --- |',
          ...rows.map(
            ({ statement, files, tests }) =>
              `| ${statement} | ${files.map(link).join('<br>')} | ${tests.map(formatTest).join('<br>')} |`
          )
        ].join('\n')
      )
    ].join('\n\n') + '\n'
  )
}

const link = (file: string): string => `[${file}](../${file})`

const formatTest = ({ file, title }: SpecificationTest): string => `${link(file)}: ${formatTitle(title)}`

/** Replaces the placeholders of a title, which names several tests. */
const formatTitle = (title: string): string => title.replace(/\$\{[^}]*\}|%[sij]/g, '…').replaceAll('|', '\\|')
