import { getMemberRoute, readMemberPath } from '../../shared/api.ts'
import type { Language } from '../../shared/locale.ts'
import { formatMemberName } from '../../shared/member-name.ts'
import type { Rule } from '../../upgrade/rule.ts'
import { rulesOfMember } from '../../upgrade/rules/rules-of-member.ts'
import type { FactKind } from '../../upgrade-facts/version-facts.ts'
import type { MemberChange } from '../../upgrade-facts/version-diff.ts'
import { getDefault, hasOtherDefault, hasOtherType, isDeprecatedNow } from '../../upgrade-facts/version-diff.ts'
import { TextWithCode } from '../ui/text-with-code.tsx'
import type { DiffParams } from './diff-params.ts'
import styles from './diff-row.module.css'
import type { DiffTexts } from './diff-texts.ts'

interface Props {
  text: DiffTexts
  language: Language
  change: MemberChange
  params: DiffParams
  isDocumented: boolean
}

/** Shows a changed member: the kind of change, its name in code, and its type and default before and after. */
export function DiffRow({ text, language, change, params, isDocumented }: Props) {
  const { changeType, kind, innerChanges } = change
  const path = change.subject + change.key
  const isMember = isDocumented && readMemberPath(path) !== undefined
  const name = nameOf(change)
  const { before = [], after = [] } = change
  const isDeprecated =
    changeType === 'changed' ? isDeprecatedNow(before, after) : changeType === 'added' && after[2] === 1
  return (
    <li className={styles.row} data-way={changeType}>
      <span className={styles.way}>{text.ways[changeType]}</span>
      <span className={styles.kind}>{text.kindSingular[kind]}</span>
      <div className={styles.member}>
        {isMember ? (
          <a href={`#${getMemberRoute(path)}`} title={text.reference(name)}>
            <code>{name}</code>
          </a>
        ) : (
          <code>{name}</code>
        )}
        {isDeprecated && <span className={`badge ${styles.deprecated}`}>{text.deprecated}</span>}
        {innerChanges > 0 && <small>{text.inside(innerChanges)}</small>}
        <MemberFacts text={text} change={change} />
        {changeType !== 'added' &&
          rulesOfMember(change, params).map(rule => <Advice key={rule.id} {...{ text, language, kind, rule }} />)}
      </div>
    </li>
  )
}

function MemberFacts({ text, change: { changeType, kind, before = [], after = [] } }: Pick<Props, 'text' | 'change'>) {
  const isChanged = changeType === 'changed'
  const [label, current] = [kind === 'variable' ? text.value : text.default, changeType === 'removed' ? before : after]
  return (
    <dl>
      {isChanged
        ? hasOtherType(before, after) && (
            <ChangedFactRow text={text} label={text.type} before={before[0]} after={after[0]} />
          )
        : current[0] && <FactRow label={text.type} value={current[0]} />}
      {isChanged
        ? hasOtherDefault(before, after) && (
            <ChangedFactRow text={text} label={label} before={getDefault(before)} after={getDefault(after)} />
          )
        : getDefault(current) && <FactRow label={label} value={getDefault(current)} />}
    </dl>
  )
}

function FactRow({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <code>{value}</code>
      </dd>
    </div>
  )
}

function ChangedFactRow({
  text,
  label,
  before = '',
  after = ''
}: {
  text: DiffTexts
  label: string
  before?: string
  after?: string
}) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span className="visually-hidden">{text.before}</span>
        {before ? <code className={styles.before}>{before}</code> : <i>{text.none}</i>}
        <span aria-hidden="true"> → </span>
        <span className="visually-hidden">{text.after}</span>
        {after ? <code className={styles.after}>{after}</code> : <i>{text.none}</i>}
      </dd>
    </div>
  )
}

/** Kinds with hundreds of members and identical advice, for which only the link is shown. */
const linkOnlyKinds: ReadonlySet<FactKind> = new Set(['variable', 'type', 'export'])

interface AdviceProps extends Pick<Props, 'text' | 'language'> {
  kind: FactKind
  rule: Rule
}

/** Shows the sentence of a rule with a link to the guide. */
function Advice({ text, language, kind, rule: { id, sentence, page } }: AdviceProps) {
  return (
    <p className={styles.advice} data-rule={id}>
      {!linkOnlyKinds.has(kind) && (
        <>
          <TextWithCode text={sentence[language]} />{' '}
        </>
      )}
      <a href={`#${page}`}>{text.howToChange}</a>
    </p>
  )
}

/** Returns the name as it is written in code. */
function nameOf({ subject, key, kind, name }: MemberChange): string {
  if (kind === 'export' || kind === 'type') return name
  if (kind === 'variable') return subject === 'sass' ? `$${name}` : name
  return formatMemberName(subject + key)
}
