import { compareDefects } from '../shared/compare-defects.ts'
import type { DefectComparison } from '../shared/defects.ts'
import { readChoice } from '../upgrade-facts/choices.ts'
import { defectResults, documentedRelease } from '../upgrade-facts/defect-results.ts'
import type { PackageSelection } from '../upgrade-facts/select-packages.ts'
import { selectPackages } from '../upgrade-facts/select-packages.ts'
import type { PackageManager } from '../upgrade-facts/install-lines.ts'
import { formatInstallLines, formatManifest } from '../upgrade-facts/install-lines.ts'
import type { Snapshot } from '../upgrade-facts/snapshot.ts'

/** Response of `GET /api/npm/fit/vxe-table`. */
export interface FitResponse extends PackageSelection {
  /** Day of the registry data. */
  renewed: string
  install: Record<PackageManager, string>
  packageJson: unknown
  /** Ids of the known defects, compared with the documented release. */
  defects?: DefectComparison<string> & { renewed: string }
}

/** Returns the releases that work together, or the unknown parts of the query. */
export function createFitResponse(snapshot: Snapshot, query: URLSearchParams): FitResponse | { unknown: string[] } {
  const { unknown, ...choice } = readChoice(snapshot, new Map(query))
  if (unknown.length) return { unknown }
  const result = selectPackages(snapshot, choice)
  const { version } = result.packages.find(({ name }) => name === 'vxe-table')!
  const defects = compareDefects(defectResults, documentedRelease, version)
  return {
    renewed: snapshot.renewed,
    ...result,
    install: {
      npm: formatInstallLines(result, 'npm'),
      pnpm: formatInstallLines(result, 'pnpm'),
      yarn: formatInstallLines(result, 'yarn')
    },
    packageJson: JSON.parse(formatManifest(result)) as unknown,
    ...(defects && { defects: { renewed: defectResults.renewed, ...defects } })
  }
}
