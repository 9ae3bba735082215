import type { VersionLine } from '../../shared/versions.ts'
import { lineState } from '../../shared/version-lines.ts'
import type { Messages } from '../locale/messages.ts'
import { useMessages } from '../locale/texts.ts'
import { currentPlace } from '../place.ts'
import { Select } from '../ui/select.tsx'
import { useSiteData } from '../versions/site-data.ts'
import { versionAddress } from './version-address.ts'

const thisVersion = '3.8'
const alone: VersionLine[] = [{ version: thisVersion, url: '', isDisabled: false, isStop: true, isAbandoned: false }]

/** What is maintained until when stands above each line: the closed select shows the version alone. */
export function VersionSelect() {
  const { header } = useMessages()
  const { versions = alone } = useSiteData()
  const choose = (version: string) => {
    const line = versions.find(known => known.version === version)
    if (line && version !== thisVersion) location.href = versionAddress(line, currentPlace())
  }
  return (
    <Select label={header.version} value={thisVersion} onChange={choose}>
      {versions.map(line => (
        <optgroup key={line.version} label={stateOf(line, header)}>
          <option value={line.version} disabled={line.isDisabled}>
            {line.version}
          </option>
        </optgroup>
      ))}
    </Select>
  )
}

/** The operator's list says what is; the dates are known here. */
function stateOf({ version, isStop, isAbandoned }: VersionLine, texts: Messages['header']): string {
  const state = lineState(version)
  if (isStop || isAbandoned) {
    const stopped = typeof state === 'object' ? texts.stoppedIn(state.endedIn) : texts.stopped
    return isAbandoned ? texts.abandoned(stopped) : stopped
  }
  return state === 'latest' ? texts.latest : state === 'longTerm' ? texts.longTerm : texts.maintained
}
