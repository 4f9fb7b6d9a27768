/** The moment of a time in Vietnam, YYYY-MM-DDThh:mm. */
export const inVietnam = (time: string) => new Date(`${time}:00+07:00`);
