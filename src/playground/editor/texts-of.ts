import type { Language } from '../../../shared/locale.ts'
import type { EditorTexts } from './editor-texts.ts'
import { texts } from './editor-texts.ts'
import * as traditional from './editor-texts.ts?traditional'

export const textsOf: Record<Language, EditorTexts> = { ...texts, tw: (traditional as unknown as { texts: typeof texts }).texts.zh }
