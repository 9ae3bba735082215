import 'virtual:library-theme.css'
import '../frame.css'
import { startFrame } from '../frame.ts'
import { library } from './library.ts'

startFrame(library)
