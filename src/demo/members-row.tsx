import { memberPlace, readMemberPath } from '../../shared/api.ts'
import { memberName } from '../../shared/member-name.ts'
import { useMessages } from '../locale/texts.ts'
import styles from './members-row.module.css'

/** What the demo uses of the library, each leading to its row in the reference. Found by the build in the demo's source. */
export function MembersRow({ members }: { members: readonly string[] }) {
  const { demo } = useMessages()
  if (members.length === 0) return null
  return (
    <div className={styles.row} data-members role="group" aria-label={demo.members}>
      <b aria-hidden="true">{demo.members}</b>
      {members.map(path => (
        <a key={path} href={`#${memberPlace(path)}`}>
          <Chip path={path} />
        </a>
      ))}
    </div>
  )
}

/** `sort-config` in ink, its key lighter; a member of another component than the table says which. */
function Chip({ path }: { path: string }) {
  const member = readMemberPath(path)
  const name = memberName(path)
  const at = member?.kind === 'prop' ? name.indexOf('.') : -1
  const owner = member && !['table', 'grid'].includes(member.subject) ? member.subject : ''
  return (
    <>
      {owner && <i>{owner} </i>}
      {member?.kind === 'event' && '@'}
      {at < 0 ? name : name.slice(0, at)}
      {at >= 0 && <i>{name.slice(at)}</i>}
    </>
  )
}
