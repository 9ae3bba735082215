import type { Language } from '../../shared/locale.ts'
import type { ProjectCheck } from '../check-project.ts'
import type { CheckFinding } from '../finding.ts'

export interface ReportInput {
  project: ProjectCheck
  language: Language
  /** Address of the documentation before the route of a page: `https://docs.example/#`. */
  site: string
  /** Returns the checked text of a file. */
  textOf?: (file: string) => string | undefined
}

/** Returns the address of the page that explains a finding. */
export const getPageLink = ({ page }: CheckFinding, site: string): string => site + page
