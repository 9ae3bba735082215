import { codeOf, codes } from './sqlite.ts'

/** Why reports can't be read or stored. `kind` is what a reader is told, the sentence is the operator's. */
export class ReportsTrouble extends Error {
  readonly kind: 'busy' | 'full' | 'storage'
  constructor(kind: ReportsTrouble['kind'], sentence: string, cause?: unknown) {
    super(sentence, { cause })
    this.kind = kind
  }
}

/** What SQLite says, as a sentence with the remedy. */
export function troubleOf(error: unknown, file: string): ReportsTrouble {
  if (error instanceof ReportsTrouble) return error
  const [kind, sentence] = sentences[codeOf(error) ?? 0] ?? ['storage', 'could not be read or written']
  return new ReportsTrouble(kind, `The reports file ${file} ${sentence}.`, error)
}

const locked = ['busy', 'is locked by another program. It is tried again in a moment'] as const
const sentences: Record<number, readonly [ReportsTrouble['kind'], string]> = {
  [codes.busy]: locked,
  [codes.locked]: locked,
  [codes.full]: [
    'full',
    'can grow no further: it has its largest size, or the disk is full. Export and delete reports'
  ],
  [codes.readOnly]: ['storage', 'is read-only. The server needs the right to write it and its folder'],
  [codes.cannotOpen]: ['storage', 'could not be opened. Its folder must exist and be writable for the server'],
  [codes.damaged]: ['storage', 'is damaged. Put a backup in its place, or move it away: a new one is made'],
  [codes.notDatabase]: [
    'storage',
    'is no SQLite database. Put a backup in its place, or move it away: a new one is made'
  ]
}
