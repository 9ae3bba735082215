import type { Hono } from 'hono'
import type { Assets } from '../assets.ts'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import type { Settings } from '../settings.ts'
import { createDesk } from './desk.ts'
import { namesFrom } from './page-names.ts'
import { createRate } from './rate.ts'
import { createReports } from './routes.ts'
import { findSqlite } from './sqlite.ts'
import { ReportsTrouble } from './trouble.ts'

/** Reader reports, on Node. `look` opens the file once, so that the operator hears of trouble before a reader does. */
export function takeReports(
  settings: Settings,
  log: Log,
  clock: Clock,
  assets: Assets
): { routes: Hono; look: () => void } {
  const now = () => performance.now()
  const desk = createDesk({ file: settings.reportsFile, findSqlite, log, now })
  const look = () => {
    try {
      desk.use(() => {})
    } catch (error) {
      // The desk has said it.
      if (!(error instanceof ReportsTrouble)) throw error
    }
  }
  const namesOf = namesFrom(assets, settings.basePath)
  return { routes: createReports({ desk, rate: createRate(now), clock, settings, namesOf }), look }
}
