/** Of which class this tab's reader is a pupil; nothing where they are of none. */
export const schooling = $state({ pupilOf: "" });
