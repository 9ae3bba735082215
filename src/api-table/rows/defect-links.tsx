import { Fragment } from 'react'
import { getDefectsAddress } from '../../../shared/api.ts'
import type { ApiTexts } from '../api-texts.ts'
import type { RowDefect } from '../tree/rows.ts'
import { LinkLine } from './link-line.tsx'
import { MarkedParts } from './marked.tsx'

const maxInitialDefects = 2

interface Props {
  defects: readonly RowDefect[]
  text: ApiTexts
  tabIndex?: number
}

/** Links to the defects that code with a member may meet. */
export function DefectLinks({ defects, text, tabIndex }: Props) {
  return (
    <LinkLine items={defects} max={maxInitialDefects} more={text.moreDefects} tabIndex={tabIndex}>
      {({ id, page, version, since, fixedIn, parts }, index) => (
        <Fragment key={id}>
          {index > 0 && <br />}
          {text.defect(version)}
          <a href={getDefectsAddress(page)} title={text.defectReleases(since, fixedIn)} tabIndex={tabIndex}>
            <MarkedParts parts={parts} needles={noNeedles} />
          </a>
        </Fragment>
      )}
    </LinkLine>
  )
}

const noNeedles: readonly string[] = []
