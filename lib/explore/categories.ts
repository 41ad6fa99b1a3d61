/** The filters of the gallery, in their order. */
export const GALLERY_CATEGORIES = ['Dev', 'Design', 'Video', 'Music', 'Health', 'Home'] as const
