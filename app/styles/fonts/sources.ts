const published = "@expo-google-fonts/manrope";

/** What `npm run fonts` cuts regular.woff2 and bold.woff2 from; static, as share pictures take no variable font. */
export const fontSources = {
	regular: `${published}/400Regular/Manrope_400Regular.ttf`,
	bold: `${published}/700Bold/Manrope_700Bold.ttf`,
	licence: `${published}/LICENSE_FONT`,
};
