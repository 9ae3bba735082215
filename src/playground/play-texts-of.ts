import type { Language } from '../../shared/locale.ts'
import type { PlayTexts } from './play-texts.ts'
import { texts } from './play-texts.ts'
import * as traditional from './play-texts.ts?traditional'

export const textsOf: Record<Language, PlayTexts> = { ...texts, tw: (traditional as unknown as { texts: typeof texts }).texts.zh }
