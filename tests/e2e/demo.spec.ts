import { testFormInBrowser, testPublicForm } from "#tests/support/public-form-journeys.ts";
import { demo } from "#tests/support/public-forms.ts";

testPublicForm(demo, { alsoWithoutScripts: true });
testFormInBrowser(demo);
