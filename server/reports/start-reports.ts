import type { Hono } from 'hono'
import type { Assets } from '../assets.ts'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import type { Settings } from '../settings.ts'
import { createTitleReader } from '../page-titles.ts'
import type { OpenedStore } from './opened-store.ts'
import type { ReportsAccess } from './reports-access.ts'
import { createReportsAccess } from './reports-access.ts'
import { ReportsError } from './reports-error.ts'
import { createReportsApi } from './routes.ts'

export interface Reports {
  access: ReportsAccess
  /** Opens the store, so that an error is logged before the first report, and removes hashes of earlier days. */
  check: () => Promise<void>
}

/** Creates the access to the reports of a server. */
export function startReports(open: () => Promise<OpenedStore>, log: Log, clock: Clock): Reports {
  const access = createReportsAccess({ open, log, now: () => performance.now() })
  return {
    access,
    check: async () => {
      try {
        await access.use(store => store.startDay(clock()))
      } catch (error) {
        // The error is already logged.
        if (!(error instanceof ReportsError)) throw error
      }
    }
  }
}

/** Creates the routes of reader reports. */
export const createReportRoutes = (
  { access }: Reports,
  settings: Pick<Settings, 'origins' | 'clientHeader' | 'basePath'>,
  clock: Clock,
  assets: Assets
): Hono =>
  createReportsApi({
    reportsAccess: access,
    clock,
    settings,
    readTitles: createTitleReader(assets, settings.basePath)
  })
