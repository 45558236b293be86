import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { changePersonalData } from '../../features/account/area/change-account.ts';
import { loadPersonalData } from '../../features/account/area/load-personal-data.ts';
import { PersonalDataScreen } from '../../features/account/area/PersonalDataScreen.tsx';
import { formDataOf } from '../../forms/form-actions.ts';
import { shopContext } from '../../shop-context.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return loadPersonalData(context.get(shopContext));
}

export async function action({ context, request }: ActionFunctionArgs) {
  return changePersonalData(context.get(shopContext), await formDataOf(request));
}

export default function PersonalData() {
  return <PersonalDataScreen {...useLoaderData<typeof loader>()} />;
}
