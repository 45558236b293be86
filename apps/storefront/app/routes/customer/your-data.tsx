import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { YourDataScreen } from '../../features/account/data/YourDataScreen.tsx';
import { changeYourData, loadYourData } from '../../features/account/data/your-data.ts';
import { formDataOf } from '../../forms/form-actions.ts';
import { shopContext } from '../../shop-context.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return loadYourData(context.get(shopContext));
}

export async function action({ context, request }: ActionFunctionArgs) {
  return changeYourData(context.get(shopContext), await formDataOf(request));
}

export default function YourData() {
  return <YourDataScreen {...useLoaderData<typeof loader>()} />;
}
