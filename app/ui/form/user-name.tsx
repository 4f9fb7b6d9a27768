/** Tells what fills in and keeps passwords whose this one is, where the form has no field for it. */
export const UserName = ({ email }: { email: string | undefined }) => (
	<input type="email" autoComplete="username" value={email ?? ""} readOnly hidden />
);
