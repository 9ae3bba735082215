import { library } from './library-from-3-9.ts'
import './frame.css'
import { startFrame } from './frame.ts'

startFrame(library)
