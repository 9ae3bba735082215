import { readChoice } from '../upgrade-facts/choices.ts'
import type { Fit } from '../upgrade-facts/fit.ts'
import { fit } from '../upgrade-facts/fit.ts'
import type { PackageManager } from '../upgrade-facts/install-lines.ts'
import { installLines, manifestLines } from '../upgrade-facts/install-lines.ts'
import type { Snapshot } from '../upgrade-facts/snapshot.ts'

/** The answer of `GET /api/npm/fit/vxe-table`. */
export interface FitAnswer extends Fit {
  /** The day on which the registry was asked. */
  renewed: string
  install: Record<PackageManager, string>
  packageJson: unknown
}

/** Which releases belong together, or the parts of the query that nobody knows. */
export function answerFit(snapshot: Snapshot, query: URLSearchParams): FitAnswer | { unknown: string[] } {
  const { unknown, ...choice } = readChoice(snapshot, new Map(query))
  if (unknown.length) return { unknown }
  const result = fit(snapshot, choice)
  return {
    renewed: snapshot.renewed,
    ...result,
    install: {
      npm: installLines(result, 'npm'),
      pnpm: installLines(result, 'pnpm'),
      yarn: installLines(result, 'yarn')
    },
    packageJson: JSON.parse(manifestLines(result)) as unknown
  }
}
