/** The menu's code is asked for by a press, and as soon as a finger rests on a tool. */
export const loadBoardMenu = () => import('./board-menu').then((part) => part.BoardMenu)
