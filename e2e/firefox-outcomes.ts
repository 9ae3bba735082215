import type { Attack, Places } from './attacks.ts'
import { attacks, departures } from './attacks.ts'

/** What an attempt comes to in Firefox where that is not what Chromium makes of it. */
interface Difference {
  walled?: string
  bare?: string
  /** Nobody is reached there, walls or not. */
  reaches?: 'nobody'
}

const ofBoth = (name: string, difference: Difference): [string, Difference][] =>
  ['site', 'stranger'].map(host => [`${name} from the ${host}`, difference])

const differences = new Map<string, Difference>([
  ['window', { walled: 'InvalidAccessError' }],
  ['clipboard', { bare: 'NotAllowedError' }],
  ['writing the clipboard', { bare: 'NotAllowedError' }],
  // It asks no server on this machine.
  ...[
    'relay',
    'relay of a child frame',
    'relay of a child frame, before its insertion ends',
    'relay of a frame of text'
  ].map((name): [string, Difference] => [name, { reaches: 'nobody' }]),
  ['prefixed relay', { bare: 'none', reaches: 'nobody' }],
  ['constructor PaymentRequest', { bare: 'undefined' }],
  ['place on earth', { walled: 'User denied geolocation prompt', bare: 'silence' }],
  ['prefetch from the site', { bare: 'error' }],
  ['worker', { walled: 'error' }],
  ...ofBoth('beacon', { walled: 'false, connect-src' }),
  ...ofBoth('socket', { walled: 'NS_ERROR_CONTENT_BLOCKED, connect-src' }),
  ...ofBoth('preload', { walled: 'error' }),
  ...ofBoth('module preload', { walled: 'error' }),
  ...ofBoth('frame', { walled: 'error, frame-src' }),
  ['opening in the top', { walled: 'InvalidAccessError' }],
  ['opening a window', { walled: 'InvalidAccessError' }]
])

const inFirefox = (list: Attack[]): Attack[] =>
  list.map(({ reaches, ...attack }) => {
    const { reaches: nobody, ...outcome } = differences.get(attack.name) ?? {}
    return { ...attack, ...outcome, ...(reaches && !nobody && { reaches }) }
  })

export const attacksInFirefox = (places: Places): Attack[] => inFirefox(attacks(places))
export const departuresInFirefox = (stranger: string): Attack[] => inFirefox(departures(stranger))
