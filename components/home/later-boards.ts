import laterBoards from '@/lib/home/later-boards.json'
import type { HomeBoard } from '@/lib/home/types'
import type { StaticImageData } from 'next/image'
import secondMarks from './marks/2.svg'
import thirdMarks from './marks/3.svg'
import fourthMarks from './marks/4.svg'
import fifthMarks from './marks/5.svg'

/** The boards of all typed examples but the first, with their sprites. */
export const LATER_BOARDS: readonly HomeBoard[] = laterBoards
export const LATER_MARKS: readonly StaticImageData[] = [secondMarks, thirdMarks, fourthMarks, fifthMarks]
