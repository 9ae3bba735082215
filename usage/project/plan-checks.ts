import type { SourceFile } from '../read/source-file.ts'

/**
 * Yields the files to check: all of them, then those that others use options of, until no file reports a new use. The
 * caller checks them in this thread or in workers.
 */
export function* planChecks(
  files: readonly SourceFile[],
  takeChanged: () => readonly string[]
): Generator<readonly SourceFile[], void> {
  yield files
  const byName = new Map(files.map(file => [file.name, file]))
  for (let changed = takeChanged(); changed.length > 0; changed = takeChanged())
    yield changed.flatMap(name => byName.get(name) ?? [])
}
