/** Parts of a report in SARIF 2.1.0 that the checks of this project share. */
interface SarifInput {
  /** Name of the program. */
  name: string
  rules: readonly object[]
  problems: readonly { file: string; line: number; column: number; message: string }[]
  results: readonly object[]
}

export const createSarif = ({ name, rules, problems, results }: SarifInput): object => ({
  $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
  version: '2.1.0',
  runs: [
    {
      tool: { driver: { name, rules } },
      columnKind: 'utf16CodeUnits',
      invocations: [
        {
          executionSuccessful: problems.length === 0,
          toolExecutionNotifications: problems.map(({ file, line, column, message }) => ({
            level: 'error',
            message: { text: message },
            locations: [createSarifLocation(file, { startLine: line, startColumn: column })]
          }))
        }
      ],
      results
    }
  ]
})

/** A name on Windows can hold half of a surrogate pair, which has no encoding. */
const encodePart = (part: string): string => encodeURIComponent(part.replace(/\p{Cs}/gu, '\uFFFD'))

export const createSarifLocation = (file: string, region: Record<string, number>): object => ({
  physicalLocation: {
    artifactLocation: { uri: file.split('/').map(encodePart).join('/'), uriBaseId: '%SRCROOT%' },
    region
  }
})
